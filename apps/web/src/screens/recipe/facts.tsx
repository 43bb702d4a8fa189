import type { Recipe } from '@popote/client';
import { profile } from '../../api/session.js';
import { Icon } from '../../ui/icon.js';
import { minutesText } from '../../words/dates.js';
import { labels } from '../../words/labels.js';
import { words } from '../../words/words.js';

/** Times, author, source and tags. */
export function Facts({ recipe }: { readonly recipe: Recipe }) {
  const { prepMinutes, cookMinutes, restMinutes, authorId, authorFirstName, sourceUrl } = recipe;
  const times = [
    [prepMinutes, words.recipe.preparation],
    [cookMinutes, words.recipe.cooking],
    [restMinutes, words.recipe.rest],
  ] as const;
  const known = times.filter(([minutes]) => minutes !== null && minutes > 0);
  return (
    <>
      {known.length > 0 && (
        <ul class="times row">
          {known.map(([minutes, name]) => (
            <li key={name} class="row">
              <Icon name="clock" />
              <strong>{minutesText(minutes ?? 0)}</strong> {name}
            </li>
          ))}
        </ul>
      )}
      <p class="facts">
        {recipe.course !== null && (
          <a href={`cookbook?courses=${recipe.course}`}>{labels.courses[recipe.course]?.name}</a>
        )}
        {authorFirstName !== null && authorId !== profile.value?.id && (
          <span>{words.recipe.by(authorFirstName)}</span>
        )}
        {sourceUrl !== null && (
          <a href={sourceUrl} target="_blank" rel="noreferrer">
            {new URL(sourceUrl).hostname.replace(/^www\./, '')}
          </a>
        )}
        {recipe.tags.map((tag) => (
          <a key={tag} href={`cookbook?${String(new URLSearchParams({ tags: tag }))}`}>
            #{tag}
          </a>
        ))}
      </p>
    </>
  );
}

import { useState } from 'react';
import { Problem } from './form.js';
import { popote } from './popote.js';
import { useLoaded } from './use-loaded.js';
import { words } from './words.js';

export function RecipesScreen() {
  const [search, setSearch] = useState('');
  const query = { tab: 'foyer' as const, ...(search.trim() !== '' && { q: search }) };
  const { data: recipes, error } = useLoaded(
    (signal) => popote.listRecipes({ query, signal }),
    [search],
    ['recipe'],
  );
  const { data: house } = useLoaded((signal) => popote.getHouse({ signal }), [], ['house']);
  return (
    <>
      <h1>{words.recipes}</h1>
      <div className="row">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <a className="button" href="#/edit/0">
          {words.newRecipe}
        </a>
      </div>
      <Problem error={error} />
      <ul className="cards">
        {recipes?.map(({ id, name, portions }) => (
          <li key={id}>
            <a href={`#/recipe/${String(id)}`}>
              {name}
              <small>
                {portions} {words.portions.toLowerCase()}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {recipes?.length === 0 && search === '' && <p>{words.noRecipes}</p>}
      {house && (
        <p className="invitation">
          {words.invite} <code>{house.invitationCode}</code>
        </p>
      )}
    </>
  );
}

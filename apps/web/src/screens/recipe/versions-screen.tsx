import type { Recipe, RecipeDto, RecipeVersion } from '@popote/client';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { useHouse } from '../../api/session.js';
import { Dialog, useDialog } from '../../ui/dialog.js';
import { Form } from '../../ui/form.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Empty, Page } from '../../ui/page.js';
import { tellUndo } from '../../ui/tell.js';
import { timeText } from '../../words/dates.js';
import { words } from '../../words/words.js';
import { Differences } from '../editor/differences.js';
import { differencesOf, draftOf, type RecipeDraft } from '../editor/recipe-draft.js';

interface VersionsScreenProps {
  readonly recipeId: number;
}

/** What a recipe was before its last changes. */
export function VersionsScreen({ recipeId }: VersionsScreenProps) {
  const path = { recipeId };
  const events = ['recipe'] as const;
  const versions = useResource<RecipeVersion[]>(
    `versions/${String(recipeId)}`,
    () => popote.listRecipeVersions({ path }),
    { events },
  );
  const members = useHouse().data?.members;
  const dialog = useDialog<RecipeVersion>(versions.read);
  const aboutOf = ({ savedAt, savedBy }: RecipeVersion) => {
    const by = members?.find(({ id }) => id === savedBy)?.firstName;
    return by === undefined ? timeText(savedAt) : words.recipe.savedBy(timeText(savedAt), by);
  };
  return (
    <Page title={words.recipe.versions} back={`cookbook/${String(recipeId)}`}>
      <p class="hint">{words.recipe.versionsHint}</p>
      <Rows {...versions} empty={<Empty icon="clock" title={words.recipe.noVersions} />}>
        {(version) => (
          <MenuRow
            {...{ key: version.version, title: version.name, hint: aboutOf(version) }}
            onClick={() => dialog.open(version)}
          />
        )}
      </Rows>
      {dialog.render(
        (version) => version && <VersionDialog {...{ recipeId, version, onClose: dialog.close }} />,
      )}
    </Page>
  );
}

interface VersionDialogProps extends VersionsScreenProps {
  readonly version: RecipeVersion;
  readonly onClose: () => void;
}

/** Where a version differs from the recipe. */
function VersionDialog({ recipeId, version: { version, savedAt }, onClose }: VersionDialogProps) {
  const path = { recipeId, version };
  const drafts = useResource<readonly [then: RecipeDraft, now: RecipeDraft]>(
    `version/${String(recipeId)}/${String(version)}`,
    async () => {
      const [then, now] = await Promise.all([
        popote.getRecipeVersion({ path }),
        popote.getRecipe({ path }),
      ]);
      return { data: [draftOf(withNames(then.data, now.data)), draftOf(now.data)] };
    },
  ).data;
  const restore = async () => {
    await popote.restoreRecipeVersion({ path });
    const [replaced] = (await popote.listRecipeVersions({ path })).data;
    const undo = { recipeId, version: replaced?.version ?? version };
    tellUndo(words.recipe.versionRestored, () => popote.restoreRecipeVersion({ path: undo }));
    onClose();
  };
  return (
    <Dialog title={words.recipe.versionOf(timeText(savedAt))} onClose={onClose}>
      {drafts !== undefined && differencesOf(...drafts).length === 0 && <p>{words.recipe.same}</p>}
      {drafts !== undefined && (
        <Differences
          {...{ one: drafts[0], other: drafts[1] }}
          titles={[words.recipe.then, words.recipe.today]}
        />
      )}
      <Form action={words.recipe.restoreVersion} onSend={restore} />
    </Dialog>
  );
}

/** A version names its parts by id. */
function withNames({ parts, ...version }: RecipeDto, recipe: Recipe) {
  const nameOf = (id: number) => recipe.parts.find(({ recipeId }) => recipeId === id)?.name;
  const named = parts?.map((part) => {
    const name = nameOf(part.recipeId);
    return name === undefined ? part : { ...part, name };
  });
  return { ...version, parts: named ?? [] };
}

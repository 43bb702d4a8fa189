import { place } from '../../navigation/router.js';
import { Cookbook } from './cookbook.js';
import { EditRecipe, NewRecipe } from '../editor/editor-screen.js';
import { Archive } from '../import/archive.js';
import { ArchiveDraft } from '../import/archive-draft.js';
import { Archives } from '../import/archives.js';
import { ImportPage } from '../import/import-page.js';
import { SourceDraft } from '../import/source-draft.js';
import { RecipePage } from '../recipe/recipe-page.js';
import { VersionsScreen } from '../recipe/versions-screen.js';
import { TagsScreen } from './tags-screen.js';
import { TrashScreen } from './trash-screen.js';

/** The cookbook, and below it: one recipe, the editor, tags, trash, and the imports. */
export function Screen() {
  const [first = '', second, third] = place.value.rest;
  switch (first) {
    case '':
      return <Cookbook />;
    case 'new':
      return <NewRecipe />;
    case 'tags':
      return <TagsScreen />;
    case 'trash':
      return <TrashScreen />;
    case 'import':
      return second === undefined || third === undefined ? (
        <ImportPage />
      ) : (
        <SourceDraft key={third} sourceKey={second} externalId={third} />
      );
    case 'archives':
      if (second === undefined) return <Archives />;
      return third === undefined ? (
        <Archive key={second} archiveId={Number(second)} />
      ) : (
        <ArchiveDraft key={third} archiveId={Number(second)} draftId={Number(third)} />
      );
    default:
      if (second === 'edit') return <EditRecipe key={first} recipeId={Number(first)} />;
      if (second === 'versions') return <VersionsScreen recipeId={Number(first)} />;
      return <RecipePage key={first} recipeId={Number(first)} />;
  }
}

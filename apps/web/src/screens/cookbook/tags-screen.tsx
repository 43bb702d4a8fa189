import type { RecipeTag } from '@popote/client';
import { useSignal } from '@preact/signals';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { AskButton, Dialog } from '../../ui/dialog.js';
import { Field, Form } from '../../ui/form.js';
import { MenuRow, Rows } from '../../ui/menu.js';
import { Empty, Page } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { addressWith } from './filters.js';

/** The tags of the recipes that the person may change: renamed or removed in all of them. */
export function TagsScreen() {
  const tags = useResource<RecipeTag[]>('tags', () => popote.listRecipeTags(), {
    events: ['recipe'],
  });
  const opened = useSignal<RecipeTag | undefined>(undefined);
  const close = () => (opened.value = undefined);
  const rename = async (from: string, to: string | null) => {
    const { data } = await popote.renameRecipeTag({ body: { from, to } });
    close();
    tell(words.cookbook.changed(data.changed));
    await tags.read();
  };
  const { tag } = opened.value ?? { tag: '' };
  return (
    <Page title={words.cookbook.allTags} back="cookbook">
      <p class="hint">{words.cookbook.allTagsHint}</p>
      <Rows {...tags} empty={<Empty icon="text" title={words.cookbook.noTags} />}>
        {(row) => (
          <MenuRow
            {...{ key: row.tag, title: row.tag, hint: words.cookbook.tagRecipes(row.recipes) }}
            onClick={() => (opened.value = row)}
          />
        )}
      </Rows>
      {opened.value !== undefined && (
        <Dialog title={tag} onClose={close}>
          <Form action={words.app.save} onSend={({ to = '' }) => rename(tag, to.trim())}>
            <Field
              {...{ label: words.cookbook.tagName, name: 'to', maxlength: 40 }}
              defaultValue={tag}
            />
          </Form>
          <div class="row">
            <a class="button usual" href={addressWith(new URLSearchParams(), { tags: [tag] })}>
              {words.cookbook.seeRecipes}
            </a>
            <AskButton
              title={words.cookbook.removeTag}
              text={words.cookbook.removeTagAsk}
              onConfirm={() => rename(tag, null)}
            />
          </div>
        </Dialog>
      )}
    </Page>
  );
}

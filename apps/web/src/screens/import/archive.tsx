import { type Archive as ArchiveView, nextCursor } from '@popote/client';
import { useEffect } from 'preact/hooks';
import { popote } from '../../api/popote.js';
import { useResource } from '../../api/resource.js';
import { go } from '../../navigation/router.js';
import { writeKept } from '../../offline/kept.js';
import { Button } from '../../ui/button.js';
import { AskButton } from '../../ui/dialog.js';
import { MenuRow } from '../../ui/menu.js';
import { Loading, Page, Section } from '../../ui/page.js';
import { tell } from '../../ui/tell.js';
import { words } from '../../words/words.js';
import { LAST_ARCHIVE } from './archives.js';
import './import.css';

/** At most as many drafts of each kind are shown: the next ones follow when these are imported. */
const MAX_SHOWN = 100;

type Draft = ArchiveView['drafts'][number];

/** The archive with all its drafts, which are in pages; while it is read, with the first ones. */
export async function readArchive(archiveId: number) {
  const path = { archiveId };
  const first = await popote.getArchive({ path });
  const drafts = [...first.data.drafts];
  let cursor = first.data.state === 'READING' ? null : nextCursor(first.response);
  while (cursor !== null) {
    const page = await popote.getArchive({ path, query: { cursor: Number(cursor) } });
    drafts.push(...page.data.drafts);
    cursor = nextCursor(page.response);
  }
  return { data: { ...first.data, drafts } };
}

/** What was read of a file: what is ready, what to check, and what could not be read. */
export function Archive({ archiveId }: { readonly archiveId: number }) {
  const path = { archiveId };
  const { data, error, read } = useResource<ArchiveView>(`archive/${String(archiveId)}`, () =>
    readArchive(archiveId),
  );
  useEffect(() => {
    if (data?.state !== 'READING') return;
    const timer = setTimeout(() => void read(), 1000);
    return () => clearTimeout(timer);
  }, [data]);
  const importReady = async () => {
    const { data: result } = await popote.importDrafts({ path, body: { ready: true } });
    tell(words.imports.imported(result.imported.length));
    await read();
  };
  const remove = async () => {
    await popote.deleteArchive({ path });
    await writeKept(LAST_ARCHIVE, undefined);
    go('cookbook/archives', { replace: true });
  };
  if (data === undefined)
    return (
      <Page title={words.imports.archive} back="cookbook/archives">
        <Loading {...{ error, read }} />
      </Page>
    );
  const open = data.drafts.filter(({ recipeId }) => recipeId === null);
  const ready = open.filter((draft) => draft.ready);
  return (
    <Page title={words.imports.archive} back="cookbook/archives">
      {data.state === 'READING' && (
        <div class="stack" role="status">
          <p>{words.imports.readingFile(data.read, data.total)}</p>
          <progress
            aria-label={words.imports.archive}
            max={Math.max(data.total, 1)}
            value={data.read}
          />
        </div>
      )}
      {ready.length > 0 && (
        <Button kind="main" icon="download" run={importReady}>
          {words.imports.importReady(ready.length)}
        </Button>
      )}
      <Drafts
        title={words.imports.toCheck}
        drafts={open.filter((draft) => !draft.ready)}
        archiveId={archiveId}
      />
      <Drafts title={words.imports.readyDrafts} drafts={ready} archiveId={archiveId} />
      <Drafts
        title={words.imports.done}
        drafts={data.drafts.filter(({ recipeId }) => recipeId !== null)}
        archiveId={archiveId}
      />
      {data.failures.length > 0 && (
        <Section title={words.imports.failures}>
          <ul class="card failures">
            {data.failures.map(({ path: where, reason }) => (
              <li key={where + reason}>
                <strong>{words.imports.reasons[reason]}</strong>{' '}
                <span class="quiet-text">{where}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AskButton
        icon="trash"
        title={words.imports.deleteArchive}
        text={words.imports.deleteArchiveAsk}
        onConfirm={remove}
      />
    </Page>
  );
}

interface DraftsProps {
  readonly title: string;
  readonly drafts: readonly Draft[];
  readonly archiveId: number;
}

function Drafts({ title, drafts, archiveId }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Section title={`${title} (${String(drafts.length)})`}>
      <ul class="menu card">
        {drafts.slice(0, MAX_SHOWN).map(({ id, name, recipeId, ingredients }) => {
          const doubts = ingredients.filter(({ flags }) => flags.length > 0).length;
          const isOpen = recipeId === null;
          const href = isOpen ? `archives/${String(archiveId)}/${String(id)}` : String(recipeId);
          return (
            <MenuRow
              {...{ key: id, title: name, href: `cookbook/${href}` }}
              hint={isOpen && doubts > 0 && words.imports.linesToCheck(doubts)}
            />
          );
        })}
      </ul>
    </Section>
  );
}

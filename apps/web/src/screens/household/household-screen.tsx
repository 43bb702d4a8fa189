import { useHouse } from '../../api/session.js';
import { place } from '../../navigation/router.js';
import { Loading, Page, Tabs } from '../../ui/page.js';
import { words } from '../../words/words.js';
import { HouseSettings } from './house-settings.js';
import { People } from './people.js';
import { Shopping } from './shopping.js';

export function Screen() {
  const house = useHouse();
  const [part = ''] = place.value.rest;
  const current = part === '' ? 'household' : `household/${part}`;
  return (
    <Page title={house.data?.name ?? words.app.household}>
      <Tabs
        label={words.household.sections}
        current={current}
        tabs={[
          ['household', words.household.people],
          ['household/shopping', words.app.list],
          ['household/settings', words.household.settings],
        ]}
      />
      {house.data === undefined ? (
        <Loading {...house} />
      ) : part === 'shopping' ? (
        <Shopping />
      ) : part === 'settings' ? (
        <HouseSettings house={house.data} onChange={house.show} />
      ) : (
        <People house={house.data} onChange={house.show} />
      )}
    </Page>
  );
}

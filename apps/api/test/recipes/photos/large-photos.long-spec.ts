import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator } from '../../support/people.js';
import { picture } from './picture.js';
import { useSharedApp } from '../../support/shared-app.js';

describe('large photos of recipes', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let recipeId: number;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    author = await signUpAdministrator(app);
    ({ id: recipeId } = await fixtures.write(author.client, { visibility: 'HOUSE' }));
  });

  const put = (sent: Buffer) => author.client.putPhoto(recipeId, sent);

  it('are refused with 400/4000 above 50 megapixels', async () => {
    const sent = await picture(10_000, 5_001).png({ compressionLevel: 1 }).toBuffer();
    expect(await put(sent)).toMatchObject({ status: 400, body: { code: 4000 } });
  });

  it('of more than 16 megapixels are processed, too', async () => {
    const { body } = await put(await picture(5000, 4000).png().toBuffer());
    expect(body.photo).toMatchObject({ width: 1600, height: 1280 });
  });
});

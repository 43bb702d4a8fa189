import { photoWidths } from './photo-limits.js';

describe('photoWidths', () => {
  it.each([
    [1600, [400, 800, 1600]],
    [1201, [301, 601, 1201]],
    [4, [1, 2, 4]],
    [3, [1, 2, 3]],
    [2, [1, 2]],
    [1, [1]],
  ])('stores a photo of %i pixels in the widths %j', (width, widths) => {
    expect(photoWidths(width)).toEqual(widths);
  });
});

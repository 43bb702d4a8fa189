import { BodyBudget, type UnfinishedBody } from './body-budget.js';

describe('BodyBudget', () => {
  const refused: string[] = [];
  const budget = () => new BodyBudget(100);
  const bodyOf = (client: string, name = client): UnfinishedBody => ({
    client,
    bytes: 0,
    refuse: () => refused.push(name),
  });
  beforeEach(() => (refused.length = 0));

  it('refuses nothing up to its size', () => {
    const bodies = budget();
    bodies.add(bodyOf('a'), 60);
    bodies.add(bodyOf('b'), 40);
    expect(refused).toEqual([]);
  });

  it('refuses the oldest body of the client with the most bytes', () => {
    const bodies = budget();
    bodies.add(bodyOf('a'), 30);
    bodies.add(bodyOf('b', 'first of b'), 10);
    bodies.add(bodyOf('b', 'second of b'), 50);
    const other = bodyOf('c');
    bodies.add(other, 10);
    expect(refused).toEqual([]);
    bodies.add(other, 1);
    expect(refused).toEqual(['first of b']);
  });

  it('refuses bodies until the others fit', () => {
    const bodies = budget();
    for (const name of ['1', '2', '3', '4']) bodies.add(bodyOf('a', name), 25);
    bodies.add(bodyOf('b'), 40);
    expect(refused).toEqual(['1', '2']);
  });

  it('refuses a body that alone is larger', () => {
    budget().add(bodyOf('a'), 101);
    expect(refused).toEqual(['a']);
  });

  it('has room again for what was removed, once', () => {
    const bodies = budget();
    const body = bodyOf('a');
    bodies.add(body, 100);
    bodies.remove(body);
    bodies.remove(body);
    bodies.add(bodyOf('b'), 100);
    expect(refused).toEqual([]);
    bodies.add(bodyOf('c'), 1);
    expect(refused).toEqual(['b']);
  });
});

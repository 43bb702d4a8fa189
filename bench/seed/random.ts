import { Random as DomainRandom } from '../../libs/domain/src/random.js';

/** Random numbers with the distributions of generated recipes. */
export class Random extends DomainRandom {
  /** An index below `length`; low indexes are more frequent, about as in Zipf's law. */
  zipf(length: number): number {
    return Math.floor(length ** this.next() - 1 + this.next());
  }
}

/** The items in random order. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

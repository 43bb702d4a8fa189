import type { Burden, SharedPart } from '../choice/choice-problem.js';
import { WEIGHTS } from './weights.js';
import type { DishFacts } from './dish-facts.js';

/** The part of a task that is done once for several dishes: to take out, to put away, to heat. */
const SHARE = 0.5;

const NO_WORK = { minutes: 0, elapsed: 0, oven: 0, burner: 0 };

/** Gives numbers to what the dishes of a week may have in common. */
export class PartsAndGroups {
  readonly parts: SharedPart[] = [];
  readonly groups: number[] = [];
  private readonly partOf = new Map<string, number>();
  private readonly groupOf = new Map<string, number>();
  /** The minutes of each shared task that are spent once: the same for every dish. */
  private readonly sharedMinutes = new Map<string, number>();

  /** @param wishes the cost of each food that a dish should use */
  constructor(
    dishes: readonly DishFacts[],
    private readonly wishes: ReadonlyMap<number, number>,
  ) {
    for (const { key, minutes } of dishes.flatMap(({ work }) => work.shared)) {
      const least = this.sharedMinutes.get(key) ?? Infinity;
      this.sharedMinutes.set(key, Math.min(least, SHARE * minutes));
    }
  }

  burdenOf(facts: DishFacts): Burden {
    const { work } = facts;
    const tasks = work.shared.map(({ key }) => this.part(`task ${key}`, 0, this.sharedOf(key)));
    const alone = work.shared.map(({ key, minutes }) => minutes - this.sharedOf(key));
    return {
      parts: [...new Set([...this.linesOf(facts), ...tasks])],
      groups: this.groupsOf(facts),
      minutes: alone.reduce((sum, minutes) => sum + minutes, work.minutes),
      elapsed: work.elapsed,
      oven: work.oven,
      burner: work.burner,
    };
  }

  /** The burden of a dish that is not cooked in the same session. */
  burdenWithoutWork(facts: DishFacts): Burden {
    const parts = this.linesOf(facts);
    return { parts, groups: this.groupsOf(facts), ...NO_WORK };
  }

  /** The burden of a dish of which nothing is bought or cooked. */
  burdenOfStock(facts: DishFacts): Burden {
    return { parts: [], groups: this.groupsOf(facts), ...NO_WORK };
  }

  private linesOf({ ingredientIds }: DishFacts): number[] {
    return ingredientIds.flatMap((id) => [
      this.part(`line ${String(id)}`, WEIGHTS.line, 0),
      ...(this.wishes.has(id)
        ? [this.part(`wish ${String(id)}`, this.wishes.get(id) ?? 0, 0)]
        : []),
    ]);
  }

  private groupsOf({ mainFood, subcategory, work: { technique } }: DishFacts): number[] {
    return [
      ...(mainFood === null ? [] : [this.group(`food ${String(mainFood)}`, WEIGHTS.sameMainFood)]),
      ...(subcategory === null
        ? []
        : [this.group(`subcategory ${subcategory}`, WEIGHTS.sameSubcategory)]),
      ...(technique === null ? [] : [this.group(`technique ${technique}`, WEIGHTS.sameTechnique)]),
    ];
  }

  private sharedOf(key: string): number {
    return this.sharedMinutes.get(key) ?? 0;
  }

  private part(key: string, cost: number, minutes: number): number {
    const number = this.partOf.get(key) ?? this.parts.push({ cost, minutes }) - 1;
    this.partOf.set(key, number);
    return number;
  }

  private group(key: string, cost: number): number {
    const number = this.groupOf.get(key) ?? this.groups.push(cost) - 1;
    this.groupOf.set(key, number);
    return number;
  }
}

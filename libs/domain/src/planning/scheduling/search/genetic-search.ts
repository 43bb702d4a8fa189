import { Random } from '../../../random.js';
import { longestPathsBefore } from '../critical-path.js';
import { type Network, toNetwork } from '../network.js';
import { type Project, reverseProject, type Schedule } from '../project.js';
import { crossover } from './crossover.js';
import { justify } from './justification.js';
import { samplePriorityList } from './priority-list.js';
import { SerialScheme } from './serial-scheme.js';

const SEED = 1;
/** Schedules that the search spends on each individual of the population, in all generations. */
const SCHEDULES_PER_INDIVIDUAL = 50;
/** Probability that an activity changes places with the next one in the list of a child. */
const MUTATION = 0.1;
/** The schedule of a list, and two schedules to justify it. */
const SCHEDULES_PER_EVALUATION = 3;

export interface SearchLimits {
  /** The search ends when it has generated about this number of schedules; at least one. */
  readonly maxSchedules: number;
  /** The search ends after the schedule with which its work exceeds this: see `ResourceProfile`. */
  readonly maxVisits: number;
  /** The search ends when it has found a schedule that is as short as this. */
  readonly lowerBound: number;
}

/**
 * A genetic algorithm on activity lists with double justification (Valls, Ballestín and Quintanilla,
 * "Justification and RCPSP: A technique that pays", EJOR 165, 2005, after Hartmann 1998). A child
 * takes the place of its mother if it is not longer (crowding: De Jong 1975, Mahfoud 1992), which
 * keeps the population diverse.
 *
 * The same project and limits always give the same schedule.
 */
export class GeneticSearch {
  private readonly random = new Random(SEED);
  private readonly scheme: SerialScheme;
  private readonly reversed: Network;
  private best: Schedule = { starts: [], ovens: [], makespan: Infinity };
  private schedules = 0;

  constructor(
    project: Project,
    private readonly network: Network,
    private readonly limits: SearchLimits,
  ) {
    this.scheme = new SerialScheme(project);
    this.reversed = toNetwork(reverseProject(project));
  }

  /** The shortest schedule found. */
  run(): Schedule {
    let population = this.firstGeneration();
    while (!this.isDone()) population = this.nextGeneration(population);
    return this.best;
  }

  /** Lists by the priority rule LFT (latest finish time): first exactly, then sampled. */
  private firstGeneration(): Schedule[] {
    const latestFinishes = longestPathsBefore(this.reversed).map((path) => -path);
    const size = this.limits.maxSchedules / SCHEDULES_PER_INDIVIDUAL;
    const population = [this.evaluate(samplePriorityList(this.network, latestFinishes, null))];
    while (population.length < size && !this.isDone()) {
      const list = samplePriorityList(this.network, latestFinishes, this.random);
      population.push(this.evaluate(list));
    }
    return population;
  }

  private nextGeneration(population: readonly Schedule[]): Schedule[] {
    return population.map((mother) => {
      if (this.isDone()) return mother;
      const father = this.tournament(population);
      const list = crossover(this.listOf(mother), this.listOf(father), this.random);
      this.mutate(list);
      const child = this.evaluate(list);
      return child.makespan <= mother.makespan ? child : mother;
    });
  }

  /** The shorter of two random schedules. */
  private tournament(population: readonly Schedule[]): Schedule {
    const [one, other] = [this.random.pick(population), this.random.pick(population)];
    return one.makespan <= other.makespan ? one : other;
  }

  private evaluate(list: readonly number[]): Schedule {
    const first = this.scheme.schedule(this.network, list);
    const justified = this.isExhausted
      ? first
      : justify(this.scheme, this.network, this.reversed, first);
    this.schedules += SCHEDULES_PER_EVALUATION;
    // With ovens, justification can make a schedule longer.
    const shorter = justified.makespan <= first.makespan ? justified : first;
    if (shorter.makespan < this.best.makespan) this.best = shorter;
    return shorter;
  }

  private isDone(): boolean {
    const { maxSchedules, lowerBound } = this.limits;
    if (this.isExhausted || this.schedules >= maxSchedules) return true;
    return this.best.makespan <= lowerBound;
  }

  private get isExhausted(): boolean {
    return this.scheme.visits > this.limits.maxVisits;
  }

  /** The activities in the order of their starts. */
  private listOf({ starts }: Schedule): number[] {
    return this.network.order.toSorted((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  }

  private mutate(list: number[]): void {
    for (const [position, index] of list.entries()) {
      const next = list[position + 1];
      if (next === undefined || !this.random.chance(MUTATION)) continue;
      if (this.network.successors[index]?.includes(next)) continue;
      list[position] = next;
      list[position + 1] = index;
    }
  }
}

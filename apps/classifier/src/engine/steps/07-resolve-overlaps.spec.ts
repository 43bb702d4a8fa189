import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import fc from 'fast-check';
import { resolveOverlaps } from './07-resolve-overlaps.js';
import { Document } from '../document/document.js';
import { type Instruction, newInstruction } from '../document/instruction.js';

const instruction = (technique: TechStepKey | null, weight: number, from: number, to: number) => ({
  ...newInstruction(from),
  technique,
  weight,
  to,
});

function resolve(instructions: readonly Instruction[]) {
  const doc = new Document('', []);
  doc.instructions = instructions;
  resolveOverlaps(doc);
  return doc.techniques;
}

const kept = (...instructions: Instruction[]) =>
  resolve(instructions).map(({ technique, from }) => `${technique}@${String(from)}`);

describe('resolveOverlaps', () => {
  it('keeps the candidate of a technique with the highest weight', () => {
    expect(kept(instruction('cook', 1, 0, 1), instruction('cook', 2, 5, 7))).toEqual(['cook@5']);
  });

  it('keeps the first of candidates with equal weight', () => {
    expect(kept(instruction('cook', 1, 3, 4), instruction('cook', 1, 8, 9))).toEqual(['cook@3']);
  });

  it('keeps the higher weight of two overlapping techniques', () => {
    expect(kept(instruction('cook', 1, 0, 2), instruction('bake', 3, 1, 4))).toEqual(['bake@1']);
  });

  it('returns the techniques in text order', () => {
    expect(
      kept(
        instruction('melt', 1, 9, 10),
        instruction('bake', 3, 4, 7),
        instruction('mix', 2, 0, 1),
      ),
    ).toEqual(['mix@0', 'bake@4', 'melt@9']);
  });

  it('removes instructions without a technique', () => {
    expect(kept(instruction(null, 0, 0, 1))).toEqual([]);
  });

  it('never returns overlapping or duplicate techniques', () => {
    const instructions = fc.array(
      fc
        .tuple(
          fc.constantFrom<TechStepKey>('cook', 'bake', 'melt', 'mix'),
          fc.integer({ min: 1, max: 4 }),
          fc.nat(20),
          fc.integer({ min: 1, max: 5 }),
        )
        .map(([technique, weight, from, length]) =>
          instruction(technique, weight, from, from + length),
        ),
    );
    fc.assert(
      fc.property(instructions, (candidates) => {
        const result = resolve(candidates);
        expect(new Set(result.map(({ technique }) => technique)).size).toBe(result.length);
        for (let i = 1; i < result.length; i++) {
          expect(result[i]?.from).toBeGreaterThanOrEqual(result[i - 1]?.to ?? 0);
        }
      }),
    );
  });
});

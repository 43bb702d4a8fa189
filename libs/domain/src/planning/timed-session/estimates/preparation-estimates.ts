import { action, work } from './technique-estimate.js';

/**
 * Work with raw food. The rates are estimates of this project for a home cook with a knife: one
 * onion is peeled in 30 s to 1 min and chopped in 1 to 2 min; one kilogram of vegetables is five to
 * ten pieces. The fixed part is fetching the tool and clearing the board.
 */
export const PREPARATION_ESTIMATES = {
  // A few seconds a piece under running water; leaves take longer than roots.
  wash: work([0.5, 1], { perPiece: [0.1, 0.25], perKilogram: [1, 3] }),
  rinse: work([0.5, 1], { perPiece: [0.1, 0.2], perKilogram: [0.5, 1.5] }),
  // 30 s to 1 min a piece with a peeler, eight pieces a kilogram.
  peel: work([0.5, 1], { perPiece: [0.5, 1], perKilogram: [4, 8] }),
  // A stone fruit is halved and twisted; cherries and olives are many small pieces.
  pit: work([0.5, 1], { perPiece: [0.25, 0.75], perKilogram: [5, 10] }),
  // Ends, fat or stalks: two or three cuts a piece.
  trim: work([0.5, 1], { perPiece: [0.25, 0.75], perKilogram: [2, 5] }),
  // Large pieces: about five cuts a piece.
  cut: work([0.5, 1], { perPiece: [0.5, 1], perKilogram: [3, 6] }),
  // Small pieces, in two directions: twice as long as large ones.
  chop: work([0.5, 1], { perPiece: [0.75, 1.5], perKilogram: [5, 10] }),
  slice: work([0.5, 1], { perPiece: [0.5, 1.25], perKilogram: [4, 8] }),
  // In three directions.
  dice: work([0.5, 1], { perPiece: [1, 2], perKilogram: [6, 12] }),
  // Slices, then sticks: the slowest cut.
  julienne: work([1, 2], { perPiece: [1.5, 3], perKilogram: [10, 18] }),
  // 1 to 2 min for a carrot or 100 g of cheese on a hand grater, and its cleaning.
  grate: work([1, 2], { perPiece: [0.75, 1.5], perKilogram: [8, 15] }),
  zest: work([0.5, 1], { perPiece: [1, 2] }),
  // Two halves on a hand juicer.
  squeeze: work([0.5, 1], { perPiece: [0.5, 1] }),
  crush: work([0.5, 1], { perPiece: [0.25, 0.5], perKilogram: [3, 6] }),
  // A machine does the work; most of the time is assembling and cleaning it.
  grind: work([2, 4], { perKilogram: [3, 6] }),
  shred: work([1, 2], { perPiece: [1, 2], perKilogram: [6, 12] }),
  // Halved, then emptied with a spoon.
  hollow: work([0.5, 1], { perPiece: [0.75, 1.5] }),
  score: work([0.5, 1], { perPiece: [0.25, 0.5] }),
  // Ten seconds a shape; a sheet of dough holds about twenty.
  cutOut: work([2, 5], { perPiece: [0.1, 0.2] }),
  prick: action([0.5, 1]),
  tie: work([1, 3]),
  // One skewer of five pieces takes about a minute; a recipe has four to eight.
  skewer: work([4, 8]),
  // Ten seconds an egg.
  crack: work([0.25, 0.5], { perPiece: [0.15, 0.25] }),
  separate: work([0.5, 1], { perPiece: [0.25, 0.5] }),
  stuff: work([1, 2], { perPiece: [0.75, 1.5], perKilogram: [4, 8] }),
  // Flour, egg and crumbs, about a minute a piece.
  bread: work([3, 5], { perPiece: [0.5, 1], perKilogram: [5, 10] }),
  coat: work([1, 3], { perKilogram: [1, 2] }),
  rub: work([1, 3], { perKilogram: [1, 2] }),
  crumble: work([1, 3]),
} as const;

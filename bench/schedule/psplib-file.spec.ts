import { readInstance, readMakespans } from './psplib-file.js';

const STARS = '*'.repeat(72);
const INSTANCE = `${STARS}
file with basedata            : example.bas
initial value random generator: 1
${STARS}
projects                      :  1
jobs (incl. supersource/sink ):  4
horizon                       :  8
RESOURCES
  - renewable                 :  2   R
${STARS}
PROJECT INFORMATION:
pronr.  #jobs rel.date duedate tardcost  MPM-Time
    1      2      0        8        0        8
${STARS}
PRECEDENCE RELATIONS:
jobnr.    #modes  #successors   successors
   1        1          2           2   3
   2        1          1           4
   3        1          1           4
   4        1          0
${STARS}
REQUESTS/DURATIONS:
jobnr. mode duration  R 1  R 2
------------------------------------------------------------------------
  1      1     0       0    0
  2      1     3       4    0
  3      1     5       0   10
  4      1     0       0    0
${STARS}
RESOURCEAVAILABILITIES:
  R 1  R 2
   12   13
${STARS}
`;

const project = {
  activities: [
    { duration: 0, demands: [0, 0], successors: [1, 2] },
    { duration: 3, demands: [4, 0], successors: [3] },
    { duration: 5, demands: [0, 10], successors: [3] },
    { duration: 0, demands: [0, 0], successors: [] },
  ],
  capacities: [12, 13],
  ovens: 0,
};

describe('readInstance', () => {
  it.each([
    ['line feeds', INSTANCE],
    ['carriage returns', INSTANCE.replaceAll('\n', '\r\n')],
  ])('reads a file with %s', (_, text) => {
    expect(readInstance(text)).toEqual(project);
  });
});

describe('readMakespans', () => {
  it('reads the rows and ignores other lines', () => {
    const text = `Authors\n=====\nPar Inst Makespan CPU\n 1  1  43  0.05\n48  10  54\n`;
    expect([...readMakespans('j30', text)]).toEqual([
      ['j301_1', 43],
      ['j3048_10', 54],
    ]);
  });
});

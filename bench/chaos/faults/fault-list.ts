import type { ChaosSystem } from '../system/chaos-system.js';
import type { Fault } from './fault.js';

const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL is killed',
    seconds: 4,
    begin: ({ database }) => {
      database.killAll();
    },
    end: ({ database }) => database.start(),
  },
  {
    name: 'PostgreSQL is frozen',
    seconds: 10,
    begin: ({ database }) => {
      database.suspend();
    },
    end: ({ database }) => {
      database.resume();
    },
  },
  {
    name: 'PostgreSQL is restarted',
    seconds: 0,
    begin: ({ database }) => database.stop(),
    end: ({ database }) => database.start(),
  },
  {
    name: 'connections to PostgreSQL are cut',
    seconds: 0,
    begin: ({ database }) => database.cutConnections(),
    end: () => undefined,
  },
  {
    name: 'the disk of PostgreSQL is full',
    seconds: 15,
    obstacle: ({ disk }) =>
      disk === undefined ? 'needs root on Linux, to mount a small file system' : undefined,
    begin: ({ disk }) => disk?.fill(),
    end: ({ disk }) => disk?.free(),
  },
];

const CLASSIFIER_FAULTS: readonly Fault[] = [
  {
    name: 'the classifier hangs',
    seconds: 10,
    begin: ({ classifier }) => {
      classifier.suspend();
    },
    end: ({ classifier }) => {
      classifier.resume();
    },
    isInvisible: true,
  },
  {
    name: 'the classifier is killed',
    seconds: 5,
    begin: ({ classifier }) => classifier.kill(),
    end: ({ classifier }) => classifier.start(),
    isInvisible: true,
  },
  {
    name: 'the classifier sends invalid data',
    seconds: 10,
    begin: ({ proxy }) => {
      proxy.setMode('rubbish');
    },
    end: ({ proxy }) => {
      proxy.setMode('pass');
    },
    isInvisible: true,
  },
  {
    name: 'the network to the classifier is cut',
    seconds: 10,
    begin: ({ proxy }) => {
      proxy.setMode('black hole');
    },
    end: ({ proxy }) => {
      proxy.setMode('pass');
    },
    isInvisible: true,
  },
  {
    name: 'a worker is killed',
    seconds: 3,
    begin: ({ worker }) => worker.kill(),
    end: ({ worker }) => worker.start(),
    isInvisible: true,
  },
];

const API_FAULTS: readonly Fault[] = [0, 1].flatMap((index) => {
  const api = ({ apis }: ChaosSystem) => apis[index as 0 | 1];
  const number = String(index + 1);
  return [
    {
      name: `API ${number} receives SIGTERM`,
      seconds: 1,
      begin: (system) => api(system).stop(),
      end: (system) => api(system).start(),
      isInvisible: true,
    },
    {
      name: `API ${number} is killed`,
      seconds: 3,
      begin: (system) => api(system).kill(),
      end: (system) => api(system).start(),
    },
  ] satisfies Fault[];
});

export const FAULTS: readonly Fault[] = [...DATABASE_FAULTS, ...CLASSIFIER_FAULTS, ...API_FAULTS];

import { Global, Module } from '@nestjs/common';
import { ChildMemory } from './child-memory.js';

/** Provides the one budget of memory to every feature with child processes. */
@Global()
@Module({ providers: [ChildMemory], exports: [ChildMemory] })
export class ChildProcessModule {}

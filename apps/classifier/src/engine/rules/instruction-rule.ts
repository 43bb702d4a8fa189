import type { Role } from '../model/role.js';
import type { Rule } from './rule.js';

/** Decides the role of a verb form; null if it is no instruction. */
export type InstructionRule = Rule<Exclude<Role, 'excluded'> | null>;

/** Decides whether a verb form completes the open auxiliary before it. */
export type AuxiliaryRule = Rule<boolean>;

/** Decides whether a possible duration or temperature is one. The anchor is its first token. */
export type MeasureRule = Rule<boolean>;

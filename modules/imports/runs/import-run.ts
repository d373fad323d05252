import { z } from 'zod/mini'
import { fixSchema, problemOf } from '#modules/import-files/index.ts'

const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

const busyStates: readonly ImportState[] = ['checking', 'importing', 'undoing']
export const isBusy = ({ state }: { state: ImportState }) => busyStates.includes(state)

export const countsSchema = z.object({
  read: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Lines about records that are there already, and stay as they are. */
  existing: z.int(),
  /** Lines about records of earlier lines of the file; absent from the stored counts of older imports. */
  repeated: z.prefault(z.int(), 0),
  /** Lines that a fix leaves out. */
  leftOut: z.prefault(z.int(), 0),
  rejected: z.int(),
})
export type RunCounts = z.infer<typeof countsSchema>
export const countNames = z.keyof(countsSchema).options

const failureSchema = z.object({
  code: z.string(),
  line: z.optional(z.int()),
  /** The fields without a column, or with several. */
  fieldNames: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  /** Which step to try again. */
  during: z.enum(['checking', 'importing', 'undoing']),
})
export type Failure = z.infer<typeof failureSchema>

/** `removed` were created by the import, `restored` were updated by it, `kept` were changed since, `gone` were deleted since. */
export const undoCountsSchema = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.int(),
  gone: z.int(),
})
export type UndoCounts = z.infer<typeof undoCountsSchema>

export const runSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  size: z.int(),
  format: z.string(),
  columns: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  fields: z.array(z.nullable(z.string())),
  update: z.boolean(),
  fixes: z.array(fixSchema),
  state: z.enum(importStates),
  progress: z.int(),
  counts: z.nullable(countsSchema),
  failure: z.nullable(failureSchema),
  undone: z.nullable(undoCountsSchema),
  isUndoable: z.boolean(),
  by: z.nullable(z.string()),
  createdAt: z.date(),
  finishedAt: z.nullable(z.date()),
})
export type ImportRun = z.infer<typeof runSchema>

const texts = z.record(z.string(), z.string())

export const problemLineSchema = z.object({
  line: z.int(),
  /** Absent if the line could not be read. */
  values: z.nullable(texts),
  /** The text of a line that could not be read. */
  raw: z.optional(z.string()),
  problems: z.array(problemOf(z.string())),
})
export type ProblemLine = z.infer<typeof problemLineSchema>

const problemGroup = z.object({
  field: z.optional(z.string()),
  code: z.string(),
  /** Lines that repeat earlier lines of the file. */
  isRepeated: z.boolean(),
  lines: z.int(),
  /** The fixes that act on all of them at once. */
  actions: z.array(fixSchema.shape.action),
})
export type ProblemGroup = z.infer<typeof problemGroup>

export const reviewSchema = z.object({
  preview: z.array(z.object({ line: z.int(), values: texts })),
  /** Names of records that the import would create, by the field that refers to them. */
  creating: z.array(z.object({ field: z.string(), names: z.array(z.string()) })),
  /** Equal problems, the most frequent first. */
  groups: z.prefault(z.array(problemGroup), []),
})
export type Review = z.infer<typeof reviewSchema>

export const wholeReviewSchema = z.extend(reviewSchema, {
  lines: z.array(problemLineSchema),
})

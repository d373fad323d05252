import type { z } from 'zod/mini'
import { Refusal } from '#kit/problems/index.ts'
import { autoMerged, differingFields, disputedFields, type Versions } from './versions.ts'

interface MergePlan<Values, Output, Saved> {
  seen: Saved
  valuesOf: (record: Saved | Output) => Values
  parse: (values: Values) => Output
  save: (output: Output, seen: Saved) => Promise<Saved>
  currentIn: (error: unknown) => Saved | undefined
}

type Outcome<Values, Saved> =
  | { saved: Saved; isMerged: boolean; isOwn: boolean }
  | { conflict: Versions<Values>; theirs: Saved; isOwn: boolean; error: unknown }

/** Only changes of two users to the same field are a conflict. */
export async function saveMerged<Values extends object, Output, Saved>(
  output: Output,
  { seen, valuesOf, parse, save, currentIn }: MergePlan<Values, Output, Saved>,
): Promise<Outcome<Values, Saved>> {
  const base = valuesOf(seen)
  let next = { output, seen }
  let isOwn = false
  for (;;) {
    try {
      return { saved: await save(next.output, next.seen), isMerged: next.seen !== seen, isOwn }
    } catch (error) {
      const theirs = currentIn(error)
      if (!theirs) throw error
      isOwn = isOwnChange(error)
      const versions = { base, mine: valuesOf(output), theirs: valuesOf(theirs) }
      const merged = { ...versions, mine: autoMerged(versions) }
      if (disputedFields(versions).length > 0) return { conflict: merged, theirs, isOwn, error }
      if (differingFields(merged).length === 0) return { saved: theirs, isMerged: false, isOwn }
      next = { output: parse(merged.mine), seen: theirs }
    }
  }
}

/** The record as another user saved it, in a refusal because of that. */
export function currentRecordIn<Saved>(
  error: unknown,
  schema: z.ZodMiniType<Saved>,
): Saved | undefined {
  if (!(error instanceof Refusal) || error.code !== 'CONFLICT') return undefined
  return schema.safeParse(error.current).data
}

/** The user saved the other version in another tab, or a program did for them. */
const isOwnChange = (error: unknown) => error instanceof Refusal && error.isOwn === true

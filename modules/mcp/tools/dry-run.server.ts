import { z } from 'zod/mini'
import { inputRefusal } from '#platform/api/input-refusal.ts'
import type { Values } from './tool.server.ts'

export const dryRunField = {
  type: 'boolean' as const,
  default: true,
  description: 'Unless `false`, nothing is changed, and the answer says what would be.',
}

const flag = z.prefault(z.boolean(), true)

/** Anything but an explicit `false` is a dry run. */
export function splitDryRun({ dryRun, ...rest }: Values): { dryRun: boolean; rest: Values } {
  const read = flag.safeParse(dryRun)
  if (read.success) return { dryRun: read.data, rest }
  throw inputRefusal(read.error.issues.map(({ message }) => ({ message, path: ['dryRun'] })))
}

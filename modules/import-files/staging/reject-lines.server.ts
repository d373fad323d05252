import type { PoolClient } from 'pg'
import { fixOf } from '../fixes.ts'
import { unknownProblem } from './check-line.server.ts'
import { isEmptied } from './fix-line.server.ts'
import type { Plan, PlannedField } from './plan.server.ts'
import type { Staging } from './stage.server.ts'

const linesAtOnce = 5000

interface Found {
  where: string
  field: PlannedField
  message: string
}

/** Takes staged lines out, or empties their field where a fix says so; returns how many are rejected. */
export async function rejectLines(
  client: PoolClient,
  plan: Plan,
  { where, field, message }: Found,
  { fixes, events: { onProblem, onLeftOut } }: Staging,
): Promise<number> {
  const problemAt = (line: number) => unknownProblem(field, message, line)
  if (isEmptied(plan, problemAt(0), fixes)) {
    const { staged, bit } = field
    await client.query(
      `UPDATE incoming SET ${staged} = NULL, _given = _given & ~${bit}::bigint WHERE ${where}`,
    )
    return 0
  }
  const isLeftOut = fixOf(fixes, problemAt(0))?.action === 'leaveOut'
  for (let rejected = 0; ;) {
    const { rows } = await client.query<{ line: number }>(
      `DELETE FROM incoming WHERE _line IN
         (SELECT _line FROM incoming WHERE ${where} ORDER BY _line LIMIT ${linesAtOnce})
       RETURNING _line AS line`,
    )
    if (rows.length === 0) return rejected
    for (const { line } of rows) {
      if (isLeftOut) onLeftOut?.(line)
      else await onProblem(problemAt(line))
    }
    if (!isLeftOut) rejected += rows.length
  }
}

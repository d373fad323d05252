import type { ApiContext } from '#platform/context/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { recogniseBrowser } from '../sessions/known-browsers.server.ts'
import { consumeCodeLimits } from './code-limits.server.ts'
import { recordFailedCode } from './failed-code.server.ts'
import { countWrongCode, findGuessing } from './guessed-codes.server.ts'

interface Try {
  /** Names the budget of an address, as in `recovery codes of`. */
  what: string
  email: string
}

/** Codes of other kinds have the limits of codes by email, and the same budget of each source. */
export async function limitCodeTries(
  context: ApiContext,
  transaction: Transaction,
  { what, email }: Try,
): Promise<void> {
  const knownBrowserId = await recogniseBrowser(context, transaction, email)
  const guessing = await findGuessing(context, transaction, email)
  await consumeCodeLimits(context, transaction, { what, email, knownBrowserId, guessing })
}

export async function recordWrongCode(
  context: ApiContext,
  transaction: Transaction,
  claim: { purpose: string; email: string },
): Promise<void> {
  const target = await recordFailedCode(transaction, claim, context.request.headers)
  await countWrongCode(context, transaction, claim.email, target)
}

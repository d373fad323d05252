import { callsBelow } from '#kit/api/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { callsGroup } from '../runs/calls-group.ts'

export const importsKey = ({ path }: Resource, ...name: string[]) => ['imports', path, ...name]

type Call<Answer> = (input?: object, options?: { signal: AbortSignal }) => Promise<Answer>

/** The caller states what the answer is. */
export async function sendImportCall<Answer>(
  resource: Resource,
  verb: string,
  ...sent: Parameters<Call<Answer>>
): Promise<Answer> {
  const calls = await callsBelow<Record<string, Call<Answer>>>(callsGroup(resource), 'imports')
  const call = calls[verb]
  if (!call) throw new Error(`No call ${verb} of imports`)
  return call(...sent)
}

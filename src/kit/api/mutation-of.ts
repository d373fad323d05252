import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { type CallName, type Input, type Output, sendCall } from './call.ts'

interface MutationSettings<Answer, Variables, Before> extends Omit<
  UseMutationOptions<Answer, Error, Variables, Before>,
  'mutationFn'
> {
  /** The queries to renew after each attempt. The mutation is pending until a returned promise settles. */
  renew?: Renew
}

type Renew = QueryKey | ((client: QueryClient) => unknown)

export function mutationOf<Name extends CallName, Variables = void, Before = unknown>(
  name: Name,
  settings: MutationSettings<Output<Name>, Variables, Before> & {
    input: (variables: Variables) => Input<Name>
  },
): UseMutationOptions<Output<Name>, Error, Variables, Before>
export function mutationOf<Name extends CallName, Before = unknown>(
  name: Name,
  settings?: MutationSettings<Output<Name>, Input<Name>, Before>,
): UseMutationOptions<Output<Name>, Error, Input<Name>, Before>
export function mutationOf(
  name: CallName,
  { input = (variables) => variables, renew, ...settings }: LooseSettings = {},
): object {
  const renewIn = (client: QueryClient) =>
    typeof renew === 'function' ? renew(client) : client.invalidateQueries({ queryKey: renew })
  return {
    mutationFn: (variables: never) => sendCall(name, input(variables)),
    ...(renew && { onSettled: (...[, , , , { client }]: Settled) => renewIn(client) }),
    ...settings,
  }
}

interface LooseSettings {
  input?: (variables: never) => unknown
  renew?: Renew
}

type Settled = Parameters<NonNullable<UseMutationOptions['onSettled']>>

import { type Api, api } from './api.ts'

type Group = keyof Api

/** The path of a procedure, such as `users.get`. */
export type CallName = { [G in Group]: `${G}.${keyof Api[G] & string}` }[Group]

type Procedure<Name> = Name extends `${infer G extends Group}.${infer P}`
  ? Api[G][P & keyof Api[G]]
  : never

export type Input<Name> =
  Procedure<Name> extends (input: infer Input, ...rest: never) => unknown ? Input : never
export type Output<Name> =
  Procedure<Name> extends (...input: never) => Promise<infer Output> ? Output : never

interface Options {
  signal?: AbortSignal
}

interface LooseCalls {
  [group: string]: { [procedure: string]: Loose['call'] | { [procedure: string]: Loose['call'] } }
}

/** The parameters of a method may be narrower. */
interface Loose {
  call(input: unknown, options?: Options): Promise<unknown>
}

/** The caller states what the answer is. */
export function sendCall<Answer>(name: CallName, input: unknown, options?: Options): Promise<Answer>
export async function sendCall(name: string, input: unknown, options?: Options): Promise<unknown> {
  const [group = '', procedure = ''] = name.split('.')
  const calls: LooseCalls = await api()
  const found = calls[group]?.[procedure]
  return typeof found === 'function' && found(input, options)
}

/** The calls that a module adds below those of a resource: no type names them. */
export function callsBelow<Calls>(group: string, name: string): Promise<Calls>
export async function callsBelow(group: string, name: string): Promise<unknown> {
  const calls: LooseCalls = await api()
  return calls[group]?.[name]
}

export const call = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: Options,
): Promise<Output<Name>> => sendCall(name, input, options)

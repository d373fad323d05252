import type { z } from 'zod/mini'

export type Mistakes = Partial<Record<string, string>>

export function mistakesIn(schema: z.ZodMiniType, values: unknown): Mistakes {
  const { error } = schema.safeParse(values)
  const named = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
  return Object.fromEntries(named.toReversed())
}

/** Schemas have English messages, as the public API does; the message's name finds its translation. */
export function messageName<Name extends string>(
  messages: Record<Name, string>,
  message: string,
): Name | undefined {
  const isName = (name: string): name is Name => Object.hasOwn(messages, name)
  return Object.keys(messages)
    .filter(isName)
    .find((name) => messages[name] === message)
}

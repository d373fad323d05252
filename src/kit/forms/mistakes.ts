import type { z } from 'zod/mini'

/** What is wrong, field by field, in the words of the schema. */
export type Mistakes = Partial<Record<string, string>>

/** The first mistake in each field. */
export function mistakesIn(schema: z.ZodMiniType, values: unknown): Mistakes {
  const { error } = schema.safeParse(values)
  const named = error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
  return Object.fromEntries(named.toReversed())
}

/** Schemas speak English, as the calls for programs do; by its name a message is found in the reader's language. */
export function messageName<Name extends string>(
  messages: Record<Name, string>,
  message: string,
): Name | undefined {
  const isName = (name: string): name is Name => Object.hasOwn(messages, name)
  return Object.keys(messages)
    .filter(isName)
    .find((name) => messages[name] === message)
}

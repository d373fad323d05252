import { z } from 'zod/mini'

/** Whether an address may name something by this. */
export const isId = (text: string) => z.uuid().safeParse(text).success

import { z } from 'zod/mini'

export const isId = (text: string) => z.uuid().safeParse(text).success

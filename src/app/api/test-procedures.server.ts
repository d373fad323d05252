import { type AnyProcedure, isProcedure } from '@orpc/server'
import { apiRouter } from './router.server.ts'

function proceduresOf(router: object, path: string[] = []): [string, AnyProcedure][] {
  return Object.entries(router).flatMap(([name, part]: [string, object]) =>
    isProcedure(part)
      ? [[[...path, name].join('.'), part] as const]
      : proceduresOf(part, [...path, name]),
  )
}

export const procedures = proceduresOf(apiRouter)

import { variables } from '#app/variables.server.ts'
import { readConfig } from '#platform/config/config.ts'

export function knownVariables(dataDir: string): string[] {
  const names = new Set<string>()
  const set: Record<string, string | undefined> = {
    AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    DATA_DIR: dataDir,
  }
  readConfig(
    new Proxy(set, {
      get(target, name) {
        names.add(String(name))
        return target[String(name)]
      },
    }),
    variables,
  )
  return [...names].toSorted()
}

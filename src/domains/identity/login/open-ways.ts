import { type SignInParts, useParts } from '#kit/parts/index.ts'
import { useSetup } from '#kit/setup/index.ts'

export function useOpenWays(): SignInParts[] {
  const open = useSetup()?.configuration.ways ?? []
  return useParts().signIn.filter(({ name }) => open.includes(name))
}

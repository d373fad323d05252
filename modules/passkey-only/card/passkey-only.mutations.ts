import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { authCall } from '#kit/session/index.ts'

const codesSchema = z.object({ codes: z.array(z.string()) })

const paths = {
  turnOn: '/passkey/turn-on-passkey-only',
  replace: '/passkey/replace-recovery-codes',
} as const

export type CodesAct = keyof typeof paths

/** Also sessions have changed: all others have ended. */
const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['account'] })

export const makeCodesMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (act: CodesAct) => codesSchema.parse(await authCall(paths[act], {})).codes,
    onSettled: () => refresh(queryClient),
    gcTime: 0,
  })

export const turnOffMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => authCall('/passkey/turn-off-passkey-only', {}),
    onSettled: () => refresh(queryClient),
  })

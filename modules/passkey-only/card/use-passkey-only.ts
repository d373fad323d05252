import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { useSetup } from '#kit/setup/index.ts'
import { passkeysQuery } from '#modules/passkeys/index.ts'

const moment = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((at) => new Date(at)),
)

const schema = z.object({
  passkeyOnly: z.nullable(z.object({ since: moment, recoveryCodesLeft: z.number() })),
})

/** Null where codes by email and providers let the user in as well. */
export function usePasskeyOnly() {
  const enabled = useSetup()?.configuration.ways.includes('recovery-code')
  const { data } = useQuery({ ...passkeysQuery, enabled: Boolean(enabled) })
  return data && schema.parse(data).passkeyOnly
}

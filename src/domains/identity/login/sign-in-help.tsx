import { Suspense } from 'react'
import { type SignInHelpProps, type SignInParts, usePart } from '#kit/parts/index.ts'
import { useOpenWays } from './open-ways.ts'

export function SignInHelp(props: SignInHelpProps) {
  return useOpenWays().map((way) => (
    <Suspense key={way.name}>
      <WayHelp of={way} {...props} />
    </Suspense>
  ))
}

function WayHelp({ of: { part }, ...props }: SignInHelpProps & { of: SignInParts }) {
  const { Help } = usePart(part)
  return Help && <Help {...props} />
}

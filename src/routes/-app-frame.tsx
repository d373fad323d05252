import type { ReactNode } from 'react'
import { AppLayout } from '#layouts/app-layout.tsx'
import { Area } from './-area.tsx'
import { HeaderWithParts } from './-header-with-parts.tsx'

export const AppFrame = ({ children }: { children: ReactNode }) => (
  <Area home="/app">
    <AppLayout header={<HeaderWithParts area="app" />}>{children}</AppLayout>
  </Area>
)

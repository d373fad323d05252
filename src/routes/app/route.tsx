import { createFileRoute } from '@tanstack/react-router'
import { AppLayout } from '#layouts/app-layout.tsx'

export const Route = createFileRoute('/app')({ component: AppLayout })

import { createFileRoute } from '@tanstack/react-router'
import { ManagerLayout } from '#layouts/manager-layout.tsx'

export const Route = createFileRoute('/manager')({ component: ManagerLayout })

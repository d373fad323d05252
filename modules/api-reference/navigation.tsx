import { CodeXml } from 'lucide-react'
import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  documentation: [{ order: 10, to: '/api/docs', name: 'apiDocumentation', icon: <CodeXml /> }],
}

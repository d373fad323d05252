import type { OrganizationParts } from '#kit/parts/index.ts'
import { ActiveBadge } from './active-badge.tsx'
import { SwitchItem } from './switch-item.tsx'

export default {
  name: 'active',
  Badge: ActiveBadge,
  MenuItem: SwitchItem,
} satisfies OrganizationParts

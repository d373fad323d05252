import { lazyRouteComponent } from '@tanstack/react-router'
import type { ManagerModule } from '#kit/resource-pages/index.ts'
import { readyOnServer } from '#layouts/document/ready-on-server.ts'

const load = () => import('./admin-passkey/admin-need.ts')

const adminNeed = {
  Banner: readyOnServer(lazyRouteComponent(load, 'AdminPasskeyBanner')),
  Screen: readyOnServer(lazyRouteComponent(load, 'AdminPasskeyNeeded')),
}

const module: ManagerModule = {
  adminNeeds: { PASSKEY_REQUIRED: adminNeed, PASSKEY_SIGN_IN_REQUIRED: adminNeed },
}

export default module

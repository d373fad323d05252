export { ManagedListPage } from './screens/list/managed-list-page.tsx'
export { ManagedOrganizationPage } from './screens/organization/managed-organization-page.tsx'
export { prepareManagedList, prepareManagedOrganization } from './screens/prepare-managed.ts'

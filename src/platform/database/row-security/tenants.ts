/** SQL: the user of the transaction; null outside one that names its user. */
export const currentUser = `nullif(current_setting('app.user_id', true), '')::uuid`

/** SQL: the tenants of the user, as a hint for the planner: policies ask for the memberships themselves. */
export const currentTenants = `nullif(current_setting('app.tenants', true), '')::uuid[]`

/** SQL: the tenant of the key that signed the call in; null without one. */
export const onlyTenant = `nullif(current_setting('app.only_tenant', true), '')::uuid`

/** SQL: whether the transaction is the product's own work, as a backup, and not a user's. */
export const seesEveryTenant = `current_setting('app.every_tenant', true) = 'on'`

/** Only for work that shows no rows to a user. */
export const seeEveryTenant = `SET LOCAL app.every_tenant = 'on'`

// The build writes this file from modules/*/permissions.json: vite/generated/permissions.ts.
export const moduleRoles = {"book":["read","create","update","delete"],"author":["read","create","update","delete"],"genre":["read","create","update","delete"],"organization":["list","delete"],"webhook":["read","create","update","delete"]} as const
export const moduleUsers = {"book":["read"],"genre":["read"]} as const
export const moduleOwn = {"invitation":["read","create","cancel","answer"],"organization":["read","create","update","leave"],"member":["read","update","delete"],"reading":["read","update"],"shelf":["read","create","update","delete","share"],"domain":["read"],"team":["read","create","update","delete"],"webhook":["read","create","update","delete"]} as const
export const organizationPermissions = {"directory":["sync"]} as const
export const neverOfOrganizations: readonly string[] = ["invitation:answer","organization:list","organization:create","reading","shelf","webhook"]
export const moduleWithoutCalls: readonly string[] = ["organization:delete"]
export const moduleAppScopes: readonly string[] = ["shelf:read"]
export const moduleRoleTexts: Readonly<Record<string, object>> = {"user":{"names":{"en":"Reader","fr":"Lecteur","ar":"قارئ","sw":"Msomaji"},"descriptions":{"en":"Browses books and manages their own account","fr":"Parcourt les livres et gère son propre compte","ar":"يتصفّح الكتب ويدير حسابه","sw":"Huvinjari vitabu na kusimamia akaunti yake"}},"admin":{"descriptions":{"en":"Manages books and users","fr":"Gère les livres et les utilisateurs","ar":"يدير الكتب والمستخدمين","sw":"Husimamia vitabu na watumiaji"}}}

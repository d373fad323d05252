import { type Permissions, permissionTable } from './permissions.ts'

type Texts = Record<'en' | 'fr' | 'ar' | 'sw', string>

export interface Role {
  names: Texts
  /** Shown below the name where a role is chosen. */
  descriptions?: Texts
  permissions: Permissions
}

/** All roles, from the fewest permissions to the most; a user with several is shown by the last of these. `docs/adding-a-role.md` adds one. */
export const roles = {
  user: {
    names: { en: 'Reader', fr: 'Lecteur', ar: 'قارئ', sw: 'Msomaji' },
    descriptions: {
      en: 'Browses the books, and looks after their own account',
      fr: 'Parcourt les livres et gère son propre compte',
      ar: 'يتصفّح الكتب ويعتني بحسابه',
      sw: 'Hupitia vitabu na kutunza akaunti yake',
    },
    permissions: { account: ['update'], apps: ['app'], book: ['read'], genre: ['read'] },
  },
  admin: {
    names: { en: 'Administrator', fr: 'Administrateur', ar: 'مدير', sw: 'Msimamizi' },
    descriptions: {
      en: 'Looks after books and users in the back office',
      fr: 'S’occupe des livres et des utilisateurs dans l’espace de gestion',
      ar: 'يعتني بالكتب والمستخدمين في لوحة الإدارة',
      sw: 'Hutunza vitabu na watumiaji katika eneo la usimamizi',
    },
    permissions: {
      ...permissionTable,
      user: permissionTable.user.filter((action) => action !== 'impersonate-admins'),
      account: ['update'],
    },
  },
} satisfies Record<string, Role>

export type RoleName = keyof typeof roles

export const adminRole = 'admin' satisfies RoleName
export const defaultRole = 'user' satisfies RoleName

export const isRole = (name: string): name is RoleName => Object.hasOwn(roles, name)

export const roleNames = Object.keys(roles).filter(isRole)

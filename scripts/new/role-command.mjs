import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { permissionTable } from '../../src/rules/permissions.ts'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { applyChanges } from './apply-changes.mjs'
import { edited } from './edited.mjs'
import { languages, untranslated } from './resource-files.mjs'
import { beforeEdit } from './text-edits.mjs'
import { nameOf, sentence } from './words.mjs'

const file = 'src/rules/roles.ts'

/** `typed` are its permissions, as "user:get,update". */
export function newRole(root, { name, typed }) {
  const role = nameOf(name, 'role')
  if (isThere(root, role)) {
    throw new Trouble(
      `${file} has a role ${role} already. Change it there, or undo it: npm run new -- role ${role} --undo`,
    )
  }
  const permissions = permissionsOf(typed, new Map(Object.entries(permissionTable)))
  applyChanges(root, new Map(edited(root, placesOf(role, permissions), 'apply')))
  say(
    [
      `The role ${role} is in ${file}: translate its name there.`,
      `Give it to a user: npm run admin -- grant <email> --role ${role}`,
      `Undo it: npm run new -- role ${role} --undo`,
    ].join('\n'),
  )
}

export function undoRole(root, { name }) {
  const role = nameOf(name, 'role')
  if (['user', 'admin'].includes(role) || !isThere(root, role)) {
    throw new Trouble(`There is no role ${role} that can be taken away: see ${file}.`)
  }
  applyChanges(root, new Map(edited(root, placesOf(role, []), 'revert')))
  say(`The role ${role} is gone. Users who had it keep their other roles.`)
}

const isThere = (root, role) =>
  new RegExp(`^  ${role}: \\{$`, 'm').test(readFileSync(join(root, file), 'utf8'))

/** Without other permissions, every role reads and changes its own account, and opens the app and the back office. */
function permissionsOf(typed, table) {
  if (typed.length === 0) {
    throw new Trouble(`Name what the role may do, as in user:get,update. ${whatThereIs(table)}`)
  }
  const wanted = typed.map((one) => {
    const [name, actions = ''] = one.split(':')
    const allowed = table.get(name)
    const wrong = actions.split(',').find((action) => !allowed?.includes(action))
    if (wrong === undefined) return [name, actions.split(',')]
    throw new Trouble(
      allowed
        ? `“${wrong}” in ${one} is no action of ${name}: it has ${allowed.join(', ')}.`
        : `“${name}” in ${one} is no permission. ${whatThereIs(table)}`,
    )
  })
  const twice = wanted.find(([name], at) => wanted.findIndex(([other]) => other === name) !== at)
  if (twice) {
    throw new Trouble(
      `${twice[0]} is named twice: name all its actions once, as in user:get,update.`,
    )
  }
  return [...new Map([['account', ['update']], ['apps', ['app', 'manager']], ...wanted])]
}

const whatThereIs = (table) =>
  `Permissions: ${[...table.keys()].join(', ')} (src/rules/permissions.ts).`

function placesOf(role, permissions) {
  const names = languages.map(
    (language) => `${language}: '${untranslated(language, sentence(role))}'`,
  )
  const lines = [
    `  ${role}: {`,
    `    names: { ${names.join(', ')} },`,
    '    permissions: {',
    ...permissions.map(
      ([name, actions]) => `      ${name}: [${actions.map((action) => `'${action}'`).join(', ')}],`,
    ),
    '    },',
    '  },',
  ]
  const whole = new RegExp(`^  ${role}: \\{\\n[^]*?\\n  \\},\\n`, 'm')
  return [[file, [beforeEdit(lines.join('\n'), '  admin: {', whole)]]]
}

/** The keys of a section; `true` where any value may follow, or the keys of its tables. */
interface Keys {
  [key: string]: true | Keys
}

const all = (names: string): Keys =>
  Object.fromEntries(names.split(' ').map((name) => [name, true]))

const flyCheck = all(
  'grace_period interval method timeout path protocol tls_skip_verify tls_server_name headers',
)

/** From the reference of fly.toml, https://fly.io/docs/reference/configuration/ */
export const flyKeys: Keys = {
  ...all('app primary_region console_command kill_signal kill_timeout swap_size_mb env'),
  build: all('builder buildpacks image dockerfile ignorefile build-target args'),
  deploy: all(
    'release_command release_command_timeout release_command_vm strategy max_unavailable wait_timeout',
  ),
  http_service: {
    ...all('internal_port force_https auto_stop_machines auto_start_machines'),
    ...all('min_machines_running processes http_options tls_options machine_checks'),
    concurrency: all('type soft_limit hard_limit'),
    checks: flyCheck,
  },
  mounts: all('source destination initial_size snapshot_retention processes'),
  vm: all('size memory cpus cpu_kind gpus gpu_kind processes'),
}

/** From the reference of Kamal 2, https://kamal-deploy.org/docs/configuration/overview/ */
export const kamalKeys: Keys = {
  ...all('service image labels volumes ssh sshkit boot aliases accessories logging'),
  ...all('primary_role retain_containers minimum_version readiness_delay'),
  ...all('deploy_timeout drain_timeout hooks_path secrets_path asset_path'),
  registry: all('server username password'),
  servers: { web: all('hosts cmd env labels options proxy') },
  proxy: {
    ...all('host hosts app_port ssl ssl_redirect path_prefix strip_path_prefix'),
    ...all('response_timeout forward_headers logging'),
    healthcheck: all('path interval timeout'),
    buffering: all('requests responses max_request_body max_response_body memory'),
  },
  env: all('clear secret tags'),
  builder: all('arch dockerfile context target remote local cache args secrets ssh driver'),
}

export function unknownKeys(value: unknown, keys: Keys, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unknownKeys(one, keys, path))
  return Object.entries(value as object).flatMap(([name, inner]) => {
    const known = keys[name]
    if (known === undefined) return [`${path}${name}`]
    return known === true ? [] : unknownKeys(inner, known, `${path}${name}.`)
  })
}

-- Keys made before scopes existed for shelves and organizations keep what they read there, and lose what they changed.
UPDATE api_keys SET scopes = scopes || '{shelf:read}'
WHERE organization_id IS NULL AND 'book:read' = ANY (scopes);
--> statement-breakpoint
UPDATE api_keys SET scopes = scopes || '{organization:read,member:read,team:read,invitation:read}'
WHERE 'apps:app' = ANY (scopes);

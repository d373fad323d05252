-- custom
-- The community deletes its own rows of a deleted user, so that it can be removed without this function.
CREATE OR REPLACE FUNCTION erase_deleted_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  addresses text[] := addresses_of(OLD.id, OLD.email::text);
BEGIN
  PERFORM erase_from_record(OLD.id, addresses);

  -- Exports of users for which an admin searched by this name or address.
  UPDATE activities SET after = after #- '{filter,searchTerm}'
  WHERE action = 'user.export' AND (
    lower(btrim(after #>> '{filter,searchTerm}')) = ANY (addresses)
    OR OLD.name <> '' AND position(lower(OLD.name) IN lower(after #>> '{filter,searchTerm}')) > 0
  );

  DELETE FROM jobs WHERE email = ANY (addresses);
  DELETE FROM jobs WHERE user_id = OLD.id;
  DELETE FROM sign_in_codes WHERE email = ANY (addresses::citext[]);
  -- Sessions of others in which this admin acted as them hold the admin's network and device.
  DELETE FROM sessions WHERE impersonated_by IN (SELECT id FROM sessions WHERE user_id = OLD.id);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE FUNCTION delete_invitations_of_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM invitations WHERE email = ANY (addresses_of(OLD.id, OLD.email::text)::citext[]);
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Triggers fire by their names: this one before `users_erase`, which takes the earlier addresses out of the record.
CREATE TRIGGER users_delete_invitations BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_invitations_of_user();

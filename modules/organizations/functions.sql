-- A member brings name and address along; nobody renames them in the same moment.
CREATE FUNCTION name_new_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name, email::text INTO NEW.name, NEW.email FROM users WHERE id = NEW.user_id FOR SHARE;
  -- The foreign key refuses a user who is just gone, in its own words.
  NEW.name := coalesce(NEW.name, '');
  NEW.email := coalesce(NEW.email, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_name_new BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION name_new_member();
--> statement-breakpoint
CREATE FUNCTION rename_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE members SET name = NEW.name, email = NEW.email::text WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_members AFTER UPDATE OF name, email ON users FOR EACH ROW
WHEN (OLD.name <> NEW.name OR OLD.email::text <> NEW.email::text) EXECUTE FUNCTION rename_members();
--> statement-breakpoint
-- A user who can sign in remains owner. Two who go at once wait for each other at the row of the
-- organization, and the second sees the first one gone.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM organizations WHERE id = OLD.organization_id FOR NO KEY UPDATE;
  IF FOUND AND NOT EXISTS (
    SELECT FROM members JOIN users ON users.id = members.user_id
    WHERE members.organization_id = OLD.organization_id AND members.role = 'owner'
      AND (NOT users.banned OR users.ban_expires <= now())
  ) THEN
    RAISE EXCEPTION 'an organization needs an owner'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'members_owner_left', TABLE = 'members';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_keep_an_owner_on_removal AFTER DELETE ON members FOR EACH ROW
WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
CREATE TRIGGER members_keep_an_owner_on_demotion AFTER UPDATE OF role ON members FOR EACH ROW
WHEN (OLD.role = 'owner' AND NEW.role <> 'owner') EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
-- A closed invitation (cancelled, answered, without its organization or inviter) sends no message any more.
CREATE FUNCTION delete_invitation_mail() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM jobs WHERE subject_id = OLD.id AND failed_at IS NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invitations_delete_mail AFTER DELETE ON invitations
FOR EACH ROW EXECUTE FUNCTION delete_invitation_mail();
--> statement-breakpoint
CREATE TRIGGER invitations_cancel_mail AFTER UPDATE ON invitations
FOR EACH ROW WHEN (NEW.status <> 'pending' OR NEW.inviter_id IS NULL)
EXECUTE FUNCTION delete_invitation_mail();
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

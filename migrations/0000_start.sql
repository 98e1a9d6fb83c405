CREATE TABLE IF NOT EXISTS `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`language` text NOT NULL,
	`theme` text DEFAULT 'system' NOT NULL,
	`mail` integer DEFAULT true NOT NULL,
	`pictures` integer DEFAULT true NOT NULL,
	`secrets` integer DEFAULT true NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`zone` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `accounts_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `club_events` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`club` text NOT NULL,
	`title` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `club_events_club` ON `club_events` (`club`,`at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `club_people` (
	`club` text NOT NULL,
	`account` text NOT NULL,
	`standing` text NOT NULL,
	`since` integer NOT NULL,
	`free` text,
	PRIMARY KEY(`club`, `account`),
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `club_people_account` ON `club_people` (`account`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `club_tables` (
	`table` text PRIMARY KEY NOT NULL,
	`club` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `club_tables_club` ON `club_tables` (`club`,`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `club_words` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`club` text NOT NULL,
	`account` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `club_words_club` ON `club_words` (`club`,`number`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `clubs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`crest` text NOT NULL,
	`admission` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `blocks` (
	`account` text NOT NULL,
	`blocked` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account`, `blocked`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `blocks_blocked` ON `blocks` (`blocked`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `closed_addresses` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `invitations` (
	`table` text NOT NULL,
	`host` text NOT NULL,
	`guest` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`table`, `guest`),
	FOREIGN KEY (`host`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `invitations_host` ON `invitations` (`host`,`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `reports` (
	`person` text NOT NULL,
	`reporter` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person`, `reporter`),
	FOREIGN KEY (`person`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `reports_time` ON `reports` (`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `stranger_letters` (
	`email` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`email`, `table`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `stranger_letters_time` ON `stranger_letters` (`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `tallies` (
	`key` text NOT NULL,
	`until` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `until`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `tallies_until` ON `tallies` (`until`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `answerable` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`revision` integer NOT NULL,
	`asked` text NOT NULL,
	`turns` text NOT NULL,
	`answered` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `answerable_account` ON `answerable` (`account`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `answerable_time` ON `answerable` (`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `browsers` (
	`name` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `browsers_account` ON `browsers` (`account`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `dev_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `cards` (
	`account` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `cards_token` ON `cards` (`token_hash`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`challenge` text NOT NULL,
	`session` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `challenges_expires` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `passes_account` ON `passes` (`account`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `passes_expires` ON `passes` (`expires_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`name` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `passkeys_account` ON `passkeys` (`account`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text,
	`opened_by` text,
	`seen_at` integer,
	`tables` text,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `sessions_account` ON `sessions` (`account`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`account` text,
	`token_hash` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `sign_ins_token` ON `sign_ins` (`token_hash`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `sign_ins_email` ON `sign_ins` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `sign_ins_network` ON `sign_ins` (`network`,`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `ratings` (
	`table` text NOT NULL,
	`account` text NOT NULL,
	`game` text NOT NULL,
	`nth` integer NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table`, `account`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `ratings_nth` ON `ratings` (`account`,`game`,`nth`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `results` (
	`table` text NOT NULL,
	`seat` integer NOT NULL,
	`account` text,
	`game` text NOT NULL,
	`options` text NOT NULL,
	`seats` integer NOT NULL,
	`place` integer NOT NULL,
	`points` real NOT NULL,
	`reason` text NOT NULL,
	`rated` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`table`, `seat`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `results_account` ON `results` (`account`,`ended_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `results_best` ON `results` (`game`,`seats`,`points`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `seats` (
	`table` text NOT NULL,
	`seat` integer NOT NULL,
	`account` text,
	`name` text,
	`waiting_since` integer,
	`deadline` integer,
	`unread` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`table`, `seat`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `seats_account` ON `seats` (`account`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`title` text NOT NULL,
	`status` text NOT NULL,
	`access` text NOT NULL,
	`rated` integer DEFAULT false NOT NULL,
	`change` integer NOT NULL,
	`pace` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `tables_open` ON `tables` (`access`,`status`,`created_at`);
CREATE TABLE `club_events` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`club` text NOT NULL,
	`title` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `club_events_club` ON `club_events` (`club`,`at`);--> statement-breakpoint
CREATE TABLE `club_people` (
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
CREATE INDEX `club_people_account` ON `club_people` (`account`);--> statement-breakpoint
CREATE TABLE `club_tables` (
	`table` text PRIMARY KEY NOT NULL,
	`club` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `club_tables_club` ON `club_tables` (`club`,`created_at`);--> statement-breakpoint
CREATE TABLE `club_words` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`club` text NOT NULL,
	`account` text,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `club_words_club` ON `club_words` (`club`,`number`);--> statement-breakpoint
CREATE TABLE `clubs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`crest` text NOT NULL,
	`admission` text NOT NULL,
	`created_at` integer NOT NULL
);

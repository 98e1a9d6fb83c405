CREATE TABLE `tournament_people` (
	`tournament` text NOT NULL,
	`account` text NOT NULL,
	PRIMARY KEY(`tournament`, `account`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournament_people_account` ON `tournament_people` (`account`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`game` text NOT NULL,
	`format` text NOT NULL,
	`status` text NOT NULL,
	`club` text,
	`places` integer NOT NULL,
	`people` integer NOT NULL,
	`start_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`change` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tournaments_status` ON `tournaments` (`status`,`start_at`);--> statement-breakpoint
CREATE INDEX `tournaments_club` ON `tournaments` (`club`,`start_at`);
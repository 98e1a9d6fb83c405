CREATE TABLE `mutes` (
	`account` text NOT NULL,
	`table` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`account`, `table`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `pictures` integer DEFAULT true NOT NULL;